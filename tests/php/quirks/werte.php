<?php
// How single values are written.

$hatLuecken = fn (array $liste) => array_combine(array_map(fn ($nr) => $nr * 2 + 1, array_keys($liste)), $liste);

return [
    // json_encode of an array without keys.
    'empty-objects' => werte(fn ($wert) => $wert instanceof stdClass && (array) $wert === [] ? [] : $wert) + [
        'text' => fn ($text) => preg_replace('/"jeState":\{[^}]*\}/', '"jeState":[]', $text),
    ],

    // array_filter without array_values.
    'lists-with-gaps' => werte(
        fn ($wert) => is_array($wert) && $wert !== [] && array_is_list($wert) ? (object) $hatLuecken($wert) : $wert
    ),

    'nulls-left-out' => werte(fn ($wert) => is_array($wert) ? array_filter($wert, fn ($teil) => $teil !== null) : $wert),

    'nulls-as-empty-text' => werte(fn ($wert) => $wert ?? ''),

    // What fetch() and fetchAll() give where there is no row, and an INT column that is no foreign key.
    'nulls-as-false' => werte(fn ($wert, $name) => $wert === null && preg_match('/^(absender|preis|datei|mandat)$/', $name) ? false : $wert),
    'nulls-as-empty-list' => werte(fn ($wert, $name) => $wert === null && preg_match('/^(absender|preis|datei|mandat)$/', $name) ? [] : $wert),
    'nulls-as-zero' => werte(fn ($wert, $name) => $wert === null && str_starts_with($name, 'id') ? 0 : $wert),

    // MySQL without native types.
    'numbers-as-text' => werte(fn ($wert) => is_int($wert) || is_float($wert) ? (string) $wert : (is_bool($wert) ? ($wert ? '1' : '0') : $wert)),

    'booleans-as-words' => werte(fn ($wert) => is_bool($wert) ? ($wert ? 'true' : 'false') : $wert),

    // Stored as the form sent it.
    'booleans-as-checkboxes' => werte(fn ($wert) => is_bool($wert) ? ($wert ? 'on' : '') : $wert),

    'mysql-dates' => werte(function ($wert, $name) {
        if ($wert === null && preg_match('/Datum|Am$/', $name)) return '0000-00-00 00:00:00';
        if (!is_string($wert)) return $wert;
        if (preg_match('/^\d{4}-\d\d-\d\dT/', $wert)) return date('Y-m-d H:i:s', strtotime($wert));
        return preg_match('/^\d{4}-\d\d-\d\d$/', $wert) ? "$wert 00:00:00" : $wert;
    }),

    // number_format($brutto, 2, ',', '.') . ' €'
    'german-amounts' => werte(
        fn ($wert, $name) => is_string($wert) && preg_match('/^(price|brutto|betrag|offen|erstattet)$/', $name)
            ? number_format((float) $wert, 2, ',', '.') . ' €'
            : $wert
    ),
];
