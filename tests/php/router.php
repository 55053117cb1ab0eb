<?php
// php -S runs this for every request: /api/<bereich>/ is a file of bereiche/, what has none is not there.

date_default_timezone_set('Europe/Berlin');

require __DIR__ . '/datenbank.php';
require __DIR__ . '/antwort.php';
require __DIR__ . '/anmeldung.php';

$adresse = parse_url($_SERVER['REQUEST_URI'], PHP_URL_PATH);
$bereich = preg_match('#^/api/([a-zA-Z]+)/$#', $adresse, $teile) ? __DIR__ . "/bereiche/$teile[1].php" : '';

if (!is_file($bereich)) {
    http_response_code(404);
    header('Content-Type: text/html; charset=iso-8859-1');
    exit("<!DOCTYPE HTML PUBLIC \"-//IETF//DTD HTML 2.0//EN\">\n<html><head>\n<title>404 Not Found</title>\n</head><body>\n<h1>Not Found</h1>\n<p>The requested URL was not found on this server.</p>\n</body></html>\n");
}

$aktion = $_REQUEST['aktion'] ?? '';
require $bereich;
