<?php

angemeldet();

function zielgruppe(array $zeile): array
{
    return [
        'idPtZielgruppe' => $zeile['idPtZielgruppe'],
        'bezeichnung' => $zeile['bezeichnung'],
        'typ' => 'filter',
        'status' => $zeile['status'],
        'filter' => json_decode($zeile['filter'], true),
        'potenzial' => $zeile['potenzial'],
        'potenzialStand' => $zeile['geaendertAm'],
        'datei' => null,
        'zuordnung' => null,
        'pruefung' => null,
        'datenquelle' => 'Adressen der Post',
        'loeschenAm' => null,
        'verwendetIn' => alle('SELECT idPtKampagne, bezeichnung, state FROM kampagne WHERE idPtZielgruppe = ?', [$zeile['idPtZielgruppe']]),
        'verwendungen' => 0,
        'erstelltAm' => $zeile['geaendertAm'],
        'geaendertAm' => $zeile['geaendertAm'],
        'version' => $zeile['version'],
    ];
}

function ganzeZielgruppe(int $id): array
{
    $zeile = eine('SELECT * FROM zielgruppe WHERE idPtZielgruppe = ?', [$id]);
    return zielgruppe($zeile ?? fehler(404, 'Die Zielgruppe wurde nicht gefunden.'));
}

if ($aktion === 'fetchZielgruppen') {
    $zeilen = alle('SELECT * FROM zielgruppe WHERE bezeichnung LIKE ? ORDER BY idPtZielgruppe', ['%' . ($_GET['q'] ?? '') . '%']);
    antwort([
        'zielgruppen' => array_map('zielgruppe', $zeilen),
        'total' => count($zeilen),
        'page' => 1,
        'seitenGroesse' => 100,
        'weiter' => null,
    ]);
}

if ($aktion === 'fetchZielgruppe') antwort(ganzeZielgruppe((int) ($_GET['idPtZielgruppe'] ?? 0)));

if ($aktion === 'saveZielgruppe') {
    $id = (int) ($_POST['idPtZielgruppe'] ?? 0);
    $jetzt = gmdate('Y-m-d\TH:i:s\Z');
    if ($id === 0) {
        alle("INSERT INTO zielgruppe VALUES (NULL, '', 'bereit', '{}', 0, ?, 0)", [$jetzt]);
        $id = (int) datenbank()->lastInsertId();
    }
    if (isset($_POST['filter'])) alle('UPDATE zielgruppe SET filter = ? WHERE idPtZielgruppe = ?', [$_POST['filter'], $id]);
    alle(
        'UPDATE zielgruppe SET bezeichnung = ?, geaendertAm = ?, version = version + 1 WHERE idPtZielgruppe = ?',
        [$_POST['bezeichnung'] ?? '', $jetzt, $id]
    );
    antwort(ganzeZielgruppe($id));
}

unbekannt();
