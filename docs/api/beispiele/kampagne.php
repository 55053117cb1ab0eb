<?php
/**
 * Eine ganze Kampagne: Zielgruppe, Werbemittel, Termin, Freigabe, Bestellung, Rechnung.
 * Aufruf: API_URL=https://… API_TOKEN=pk_test_… php kampagne.php
 */

/** Ein Objekt oder eine Liste reist als JSON in einem Feld. */
function felder(array $eingabe): string
{
    return http_build_query(array_map(fn($wert) => is_string($wert) ? $wert : json_encode($wert), $eingabe));
}

function sende(string $methode, string $adresse, string $inhalt = '', string $schluessel = ''): string
{
    $kopf = ['Authorization: Bearer ' . getenv('API_TOKEN')];
    if ($methode === 'POST') {
        $kopf[] = 'Content-Type: application/x-www-form-urlencoded';
        $kopf[] = "Idempotency-Key: $schluessel";
    }
    $auftrag = ['method' => $methode, 'header' => $kopf, 'content' => $inhalt, 'ignore_errors' => true];
    $url = (getenv('API_URL') ?: 'http://localhost:3000') . $adresse;
    $antwort = file_get_contents($url, false, stream_context_create(['http' => $auftrag]));
    $status = (int) explode(' ', $http_response_header[0])[1];
    if ($status === 429) {
        // Zu viele Anfragen: warten, wie es die Antwort sagt, und noch einmal.
        $retry = preg_grep('/^Retry-After:/i', $http_response_header);
        sleep((int) trim(explode(':', $retry ? reset($retry) : ':1')[1]));
        return sende($methode, $adresse, $inhalt, $schluessel);
    }
    if ($status >= 400) {
        $fehler = json_decode($antwort, true)['fehler'];
        fwrite(STDERR, "$status {$fehler['code']}: {$fehler['text']}\n");
        exit(1);
    }
    return $antwort;
}

function liesDatei(string $bereich, string $aktion, array $eingabe = []): string
{
    return sende('GET', "/api/v1/$bereich/$aktion?" . felder($eingabe));
}

function lies(string $bereich, string $aktion, array $eingabe = []): array
{
    return json_decode(liesDatei($bereich, $aktion, $eingabe), true);
}

/** Der Schlüssel sorgt dafür, dass eine Wiederholung nichts doppelt tut. */
function schreibe(string $bereich, string $aktion, array $eingabe): array
{
    return json_decode(sende('POST', "/api/v1/$bereich/$aktion", felder($eingabe), bin2hex(random_bytes(16))), true);
}

// 1. Wer Post bekommt: 500 Menschen in Berlin und Hamburg.
$menge = ['anzahl' => 500, 'regel' => 'gleichmaessig'];
$gebiet = ['art' => 'bundesland', 'bundeslaender' => ['BE', 'HH']];
$zielgruppe = schreibe('zielgruppe', 'saveZielgruppe', [
    'bezeichnung' => 'Großstädte',
    'filter' => ['geschlecht' => [], 'kaufkraft' => [], 'haustyp' => [], 'gebiet' => $gebiet, 'menge' => $menge],
]);
echo "Zielgruppe {$zielgruppe['idPtZielgruppe']}: {$zielgruppe['potenzial']} Empfänger\n";

// 2. Was gedruckt wird: eine Postkarte im Grundlayout, ihr QR-Code führt in den Shop.
$karte = schreibe('werbemittel', 'saveWerbemittel', ['bezeichnung' => 'Gutschein', 'format' => 'maxipostkarte']);
foreach ($karte['seiten'] as &$seite) {
    foreach ($seite['layers'] as &$layer) {
        if ($layer['type'] === 'qrcode') {
            $layer['inhalt'] = 'https://shop.example.org/gutschein';
        }
    }
}
unset($seite, $layer);
$werbemittel = schreibe('werbemittel', 'saveWerbemittel', [
    'idPtWerbemittel' => $karte['idPtWerbemittel'],
    'version' => $karte['version'],
    'bezeichnung' => $karte['bezeichnung'],
    'format' => $karte['format'],
    'seiten' => $karte['seiten'],
]);

// 3. Wann: am ersten Tag, der möglich ist.
$zeitraum = ['von' => date('Y-m-d'), 'bis' => date('Y-m-d', strtotime('+60 days'))];
$kampagne = schreibe('kampagne', 'saveKampagne', [
    'bezeichnung' => 'Herbstaktion',
    'idPtZielgruppe' => $zielgruppe['idPtZielgruppe'],
    'idPtWerbemittel' => $werbemittel['idPtWerbemittel'],
    'versandDatum' => lies('kampagne', 'fetchVersandtage', $zeitraum)['tage'][0],
    'tracking' => 1,
]);
$nummer = ['idPtKampagne' => $kampagne['idPtKampagne']];
echo "Kampagne {$kampagne['idPtKampagne']}: {$kampagne['preis']['brutto']} EUR, Versand am {$kampagne['versandDatum']}\n";

// 4. Freigabe: Warnungen wurden gelesen und angenommen, der Link kommt zurück.
// Ab 5.001 Empfängern kommt er erst per E-Mail, wenn die Empfänger feststehen.
$freigabe = schreibe('kampagne', 'kampagneZurFreigabeGeben', $nummer + [
    'version' => $kampagne['version'],
    'personen' => [['name' => 'Paula Prüferin', 'email' => 'paula@example.org']],
    'gueltigTage' => 14,
    'quorum' => 'alle',
    'warnungenAkzeptiert' => array_column($kampagne['befunde'], 'code'),
]);
$schluessel = basename($freigabe['links'][0]['url']);
$vorlage = lies('freigabe', 'fetchFreigabe', ['hashKey' => $schluessel])['vorlage'];
schreibe('freigabe', 'freigabeErteilen', [
    'hashKey' => $schluessel,
    'name' => 'Paula Prüferin',
    'snapshotHash' => $vorlage['snapshotHash'],
    'bestaetigt' => ['text', 'bild', 'qrZiel', 'absender'],
]);
echo "Freigegeben\n";

// 5. Bestellen: mit dem Betrag, der jetzt offen ist. Eine Testkampagne endet hier.
$kampagne = lies('kampagne', 'fetchKampagne', $nummer);
if ($kampagne['testmodus'] === 1) {
    exit("Test beendet: nichts bestellt, nichts gedruckt\n");
}
$zahlung = schreibe('zahlung', 'starteZahlung', $nummer + [
    'zahlungsart' => 'rechnung',
    'betrag' => $kampagne['zahlung']['offen'],
    'agbAkzeptiert' => 1,
])['zahlung'];
echo "Zahlung {$zahlung['referenz']}: {$zahlung['zahlungsStatus']}\n";

// 6. Warten, bis die Zahlung durch ist. Im Betrieb sagt das ein Webhook.
for ($versuch = 0; $versuch < 30; $versuch++) {
    $kampagne = lies('kampagne', 'fetchKampagne', $nummer);
    if ($kampagne['state'] !== 'inBezahlung') {
        break;
    }
    sleep(1);
}
echo "Status: {$kampagne['state']}\n";

// 7. Die Rechnung als PDF.
foreach (lies('rechnung', 'fetchRechnungen', $nummer)['rechnungen'] as $rechnung) {
    $pdf = liesDatei('rechnung', 'downloadRechnungAsPdf', ['idPtRechnung' => $rechnung['idPtRechnung']]);
    file_put_contents("{$rechnung['rechnungsnummer']}.pdf", $pdf);
    echo "Rechnung {$rechnung['rechnungsnummer']} gespeichert\n";
}
