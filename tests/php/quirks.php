<?php
// Habits of PHP code that a request can ask for: header X-Quirk, names with commas between; for all requests QUIRKS in
// the environment. A quirk is a list of hooks by the place where they act (antwort.php).

/** The hooks of the quirks that are switched on for this request. */
function quirks(string $stelle): array
{
    static $alle = null;
    $alle ??= array_merge(...array_map(fn ($datei) => require $datei, glob(__DIR__ . '/quirks/*.php')));
    $namen = array_filter(explode(',', ($_SERVER['HTTP_X_QUIRK'] ?? '') . ',' . getenv('QUIRKS')));
    $haken = [];
    foreach ($namen as $name) {
        if (!isset($alle[$name])) {
            http_response_code(500);
            exit("no quirk is called $name");
        }
        if (isset($alle[$name][$stelle])) $haken[] = $alle[$name][$stelle];
    }
    return $haken;
}

/** Every value of an answer, from the inside out: what $tun gives takes its place. */
function jeder(callable $tun, mixed $wert, string $name = ''): mixed
{
    $teile = (array) $wert;
    if (is_array($wert) || $wert instanceof stdClass) {
        foreach ($teile as $schluessel => $teil) $teile[$schluessel] = jeder($tun, $teil, (string) $schluessel);
        $wert = is_array($wert) ? $teile : (object) $teile;
    }
    return $tun($wert, $name);
}

/** A quirk of single values. */
function werte(callable $tun): array
{
    return ['daten' => fn (array $daten) => jeder($tun, $daten)];
}
