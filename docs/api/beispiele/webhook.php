<?php
/**
 * Nimmt Webhooks an und prüft, dass sie von uns kommen.
 * Aufruf zum Probieren: WEBHOOK_GEHEIMNIS=whsec_… php -S 127.0.0.1:8080 webhook.php
 */

function istEcht(string $inhalt): bool
{
    $id = $_SERVER['HTTP_WEBHOOK_ID'] ?? '';
    $zeit = $_SERVER['HTTP_WEBHOOK_TIMESTAMP'] ?? '0';
    // Älter als fünf Minuten: jemand spielt eine abgefangene Nachricht noch einmal ab.
    if (abs(time() - (int) $zeit) > 300) {
        return false;
    }
    $schluessel = base64_decode(str_replace('whsec_', '', getenv('WEBHOOK_GEHEIMNIS')));
    $soll = 'v1,' . base64_encode(hash_hmac('sha256', "$id.$zeit.$inhalt", $schluessel, true));
    // Nach einem Wechsel des Geheimnisses sind es zwei Unterschriften; eine muss passen.
    foreach (explode(' ', $_SERVER['HTTP_WEBHOOK_SIGNATURE'] ?? '') as $ist) {
        if (hash_equals($soll, $ist)) {
            return true;
        }
    }
    return false;
}

$inhalt = file_get_contents('php://input');
if (!istEcht($inhalt)) {
    http_response_code(400);
    exit;
}
http_response_code(204);
// Die webhook-id merken: kommt sie noch einmal, ist es eine Wiederholung.
$nachricht = json_decode($inhalt, true);
error_log($nachricht['ereignis'] . ' ' . json_encode($nachricht['daten']));
