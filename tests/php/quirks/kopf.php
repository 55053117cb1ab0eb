<?php
// Headers and answers without anything else.

return [
    // session_start() with its cache limiter, on every request.
    'session-cookies' => ['kopf' => function () {
        header('Set-Cookie: PHPSESSID=' . bin2hex(random_bytes(13)) . '; path=/');
        header('Expires: Thu, 19 Nov 1981 08:52:00 GMT');
        header('Cache-Control: no-store, no-cache, must-revalidate');
        header('Pragma: no-cache');
        header('X-Powered-By: PHP/7.4.33');
    }],

    'no-content' => ['kopf' => function (string $aktion) {
        if ($aktion !== '') return;
        http_response_code(204);
        exit;
    }],

    'nothing-at-200' => ['text' => fn ($text, $aktion) => $aktion === '' ? '' : $text],

    'sloppy-file' => ['datei' => function (string $name) {
        header('Content-Type: application/force-download');
        header("Content-Disposition: ATTACHMENT;filename=$name;");
    }],

    'nameless-file' => ['datei' => function () {
        header('Content-Type: application/octet-stream');
        header('Content-Disposition: attachment');
    }],
];
