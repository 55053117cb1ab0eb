<?php

$benutzer = angemeldet();

if ($aktion === 'downloadAvvContractAsPdf') {
    // The smallest page that is one.
    $pdf = "%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n"
        . "3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n";
    datei($pdf, 'AV-Vertrag_' . $benutzer['idPtKunde'] . '.pdf');
}

unbekannt();
