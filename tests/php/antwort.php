<?php
// Every answer leaves here, through the quirks that are switched on.

require __DIR__ . '/quirks.php';

/** An answer of JSON, then the end. */
function antwort(array $daten, int $status = 200): never
{
    foreach (quirks('daten') as $quirk) $daten = $quirk($daten, $GLOBALS['aktion']);
    $text = json_encode($daten, JSON_UNESCAPED_UNICODE | JSON_THROW_ON_ERROR);
    foreach (quirks('text') as $quirk) $text = $quirk($text, $GLOBALS['aktion']);
    http_response_code($status);
    header('Content-Type: application/json; charset=utf-8');
    foreach (quirks('kopf') as $quirk) $quirk($GLOBALS['aktion']);
    exit($text);
}

function fehler(int $status, string $text): never
{
    antwort(['error' => $text], $status);
}

function unbekannt(): never
{
    antwort(['error' => 'unknown aktion']);
}

/** A file for the browser to save. */
function datei(string $inhalt, string $name): never
{
    header('Content-Type: application/pdf');
    header('Content-Disposition: attachment; filename="' . $name . '"');
    foreach (quirks('datei') as $quirk) $quirk($name);
    exit($inhalt);
}
