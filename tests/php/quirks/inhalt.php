<?php
// What is in an answer: words that nobody agreed on, rows that are broken, refusals that look like success.

$weigertSich = fn (array $antwort) => [
    'daten' => fn (array $daten, string $aktion) => str_starts_with($aktion, 'save') ? $antwort : $daten,
];

return [
    'unknown-words' => ['daten' => function (array $daten, string $aktion) {
        if ($aktion === 'fetchZielgruppe' && isset($daten['status'])) $daten['status'] = 'wartetAufRueckruf';
        foreach (['kampagnen' => ['state', 'zahlungsStatus'], 'zielgruppen' => ['status']] as $liste => $felder)
            if (isset($daten[$liste][0])) foreach ($felder as $feld) $daten[$liste][0][$feld] = 'wartetAufRueckruf';
        return $daten;
    }],

    'odd-row' => ['daten' => function (array $daten) {
        foreach (['kampagnen' => 'version', 'zielgruppen' => 'idPtZielgruppe'] as $liste => $feld)
            if (isset($daten[$liste][1])) $daten[$liste][1][$feld] = 'n/a';
        if (isset($daten['pricelist'])) $daten['pricelist']['Mailing']['Postkarte']['porto'][1] = ['price' => 'n/a'];
        return $daten;
    }],

    // What the team's framework puts around everything.
    'envelope' => ['daten' => fn (array $daten) => isset($daten['error'])
        ? $daten
        : $daten + ['success' => true, 'status' => 'ok', 'code' => 200, 'message' => 'OK', 'error' => null, 'errors' => []]],

    'refusal-as-error' => $weigertSich(['error' => 'Dieser Name ist leider schon vergeben.']),
    'refusal-as-errors' => $weigertSich(['errors' => ['bezeichnung' => ['Dieser Name ist leider schon vergeben.']]]),
    'refusal-as-message' => $weigertSich(['success' => false, 'message' => 'Dieser Name ist leider schon vergeben.']),
    'refusal-as-fehler' => $weigertSich(['fehler' => 'Dieser Name ist leider schon vergeben.']),
];
