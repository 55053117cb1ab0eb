<?php
// What stands around the JSON, and in which letters it is written.

return [
    // A file that was saved with one.
    'byte-order-mark' => ['text' => fn ($text) => "\u{FEFF}$text"],

    'notice' => ['text' => fn ($text) => "\nNotice: Undefined offset: 0 in /var/www/portal/inc/liste.inc.php on line 42\n$text"],

    // display_errors with html_errors, which sends the answer as a page.
    'html-warning' => [
        'text' => fn ($text) => "<br />\n<b>Warning</b>:  Undefined array key \"plz\" in "
            . "<b>/var/www/portal/inc/daten[alt].php</b> on line <b>17</b><br />\n$text",
        'kopf' => fn () => header('Content-Type: text/html; charset=UTF-8'),
    ],

    'debug-behind' => ['text' => fn ($text) => $text . "\n<!-- 0.0123 s, 7 queries -->\n"],

    'latin1' => [
        'text' => fn ($text) => iconv('UTF-8', 'ISO-8859-1//TRANSLIT', $text),
        'kopf' => fn () => header('Content-Type: application/json; charset=ISO-8859-1'),
    ],

    'text-html' => ['kopf' => fn () => header('Content-Type: text/html')],
];
