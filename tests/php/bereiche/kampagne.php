<?php

angemeldet();

/** A row of the list, with the name of its target group. */
function kopf(array $zeile): array
{
    return [
        'idPtKampagne' => $zeile['idPtKampagne'],
        'bezeichnung' => $zeile['bezeichnung'],
        'state' => $zeile['state'],
        'teilstatus' => null,
        'angehalten' => false,
        'testmodus' => false,
        'format' => $zeile['format'],
        'menge' => $zeile['menge'],
        'idPtZielgruppe' => $zeile['idPtZielgruppe'],
        'zielgruppeBezeichnung' => $zeile['zielgruppeBezeichnung'],
        'idPtWerbemittel' => null,
        'werbemittelBezeichnung' => null,
        'vorschau' => null,
        'versandDatum' => $zeile['versandDatum'],
        'brutto' => $zeile['brutto'],
        'zahlungsStatus' => $zeile['zahlungsStatus'],
        'eigeneFreigabe' => false,
        'geaendertAm' => $zeile['geaendertAm'],
        'version' => $zeile['version'],
    ];
}

function ganzeKampagne(int $id): array
{
    $zeile = eine(KAMPAGNEN . ' WHERE k.idPtKampagne = ?', [$id]) ?? fehler(404, 'Die Kampagne wurde nicht gefunden.');
    return kopf($zeile) + [
        'gesperrt' => 0,
        'eingefroren' => null,
        'anreicherung' => false,
        'tracking' => false,
        'qrCodes' => [],
        'absender' => null,
        'fassung' => 1,
        'datenschutzText' => '',
        'notiz' => $zeile['notiz'] ?? '',
        'snapshotNr' => 0,
        'snapshotHash' => null,
        'preis' => null,
        'zahlung' => [
            'zahlungsStatus' => $zeile['zahlungsStatus'],
            'zahlungsart' => null,
            'vorschlag' => null,
            'mandat' => null,
            'referenz' => null,
            'betrag' => '0.00',
            'offen' => '0.00',
            'bezahltAm' => null,
            'erstattet' => '0.00',
        ],
        'quorum' => 'alle',
        'freigaben' => [],
        'extern' => ['geprueftAm' => null, 'geprueftVon' => null, 'gruende' => []],
        'anreicherungErgebnis' => null,
        'versand' => [
            'uebergebenAm' => null,
            'lettershopReferenz' => null,
            'gemeldetAm' => null,
            'menge' => null,
            'versuche' => 0,
            'letzterFehler' => null,
        ],
        'angehaltenGrund' => null,
        'stornoAngefragtAm' => null,
        'idPtRechnung' => null,
        'befunde' => [],
        'erstelltVon' => 'Jörg Müßig',
        'erstelltAm' => $zeile['geaendertAm'],
        'verlauf' => [[
            'zeit' => $zeile['geaendertAm'],
            'wer' => 'kunde',
            'name' => 'Jörg Müßig',
            'aktion' => 'saveKampagne',
            'vonState' => null,
            'nachState' => 'inBearbeitung',
            'grund' => null,
            'snapshotNr' => null,
        ]],
    ];
}

const KAMPAGNEN = 'SELECT k.*, z.bezeichnung AS zielgruppeBezeichnung FROM kampagne k
                   LEFT JOIN zielgruppe z ON z.idPtZielgruppe = k.idPtZielgruppe';

if ($aktion === 'fetchKampagnen') {
    $state = $_GET['state'] ?? 'all';
    $gesucht = alle(KAMPAGNEN . ' WHERE k.bezeichnung LIKE ? ORDER BY k.idPtKampagne', ['%' . ($_GET['q'] ?? '') . '%']);
    $zeilen = array_filter($gesucht, fn ($zeile) => $state === 'all' || $zeile['state'] === $state);
    antwort([
        'kampagnen' => array_map('kopf', array_values($zeilen)),
        'total' => count($zeilen),
        'page' => 1,
        'seitenGroesse' => 100,
        'weiter' => null,
        'jeState' => (object) array_count_values(array_column($gesucht, 'state')),
    ]);
}

if ($aktion === 'fetchKampagne') antwort(ganzeKampagne((int) ($_GET['idPtKampagne'] ?? 0)));

if ($aktion === 'saveKampagne') {
    $id = (int) ($_POST['idPtKampagne'] ?? 0);
    if ($id === 0) {
        alle(
            "INSERT INTO kampagne VALUES (NULL, 'Neue Kampagne', 'inBearbeitung', NULL, 0, NULL, NULL, NULL, 'offen', '', ?, 1)",
            [gmdate('Y-m-d\TH:i:s\Z')]
        );
        $id = (int) datenbank()->lastInsertId();
    }
    foreach (['bezeichnung', 'idPtZielgruppe', 'versandDatum', 'notiz'] as $feld)
        if (isset($_POST[$feld]))
            alle("UPDATE kampagne SET $feld = ? WHERE idPtKampagne = ?", [$_POST[$feld] === '' ? null : $_POST[$feld], $id]);
    alle('UPDATE kampagne SET version = version + 1, geaendertAm = ? WHERE idPtKampagne = ?', [gmdate('Y-m-d\TH:i:s\Z'), $id]);
    antwort(ganzeKampagne($id));
}

unbekannt();
