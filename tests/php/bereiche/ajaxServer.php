<?php

angemeldet();

if ($aktion === 'fetchGeneralPricelist') {
    $liste = [];
    foreach (alle('SELECT * FROM preis') as $preis)
        $liste[$preis['kategorie']][$preis['unterkategorie']][$preis['gruppe']][] = [
            'internalName' => $preis['internalName'],
            'price' => $preis['price'],
            'title' => $preis['title'],
            'min' => $preis['min'],
            'max' => $preis['max'],
        ];
    antwort(['pricelist' => $liste]);
}

unbekannt();
