<?php
// Who calls: the bearer token of the request, looked up in the table of sessions.

function token(): string
{
    return preg_match('/^Bearer (\S+)$/', $_SERVER['HTTP_AUTHORIZATION'] ?? '', $teile) ? $teile[1] : '';
}

function benutzer(): ?array
{
    return eine('SELECT b.* FROM sitzung s JOIN benutzer b ON b.email = s.email WHERE s.token = ?', [token()]);
}

function angemeldet(): array
{
    return benutzer() ?? fehler(401, 'Sie sind nicht angemeldet.');
}

/** The user as the specification lists it (section 3). */
function benutzerDaten(array $zeile): array
{
    $darf = $zeile['accountType'] === 'customer'
        ? [['action' => 'manage', 'subject' => 'all']]
        : array_map(
            fn ($subject) => ['action' => 'manage', 'subject' => $subject],
            ['Dashboard', 'Kampagne', 'Zielgruppe', 'Werbemittel']
        );
    return [
        'vorname' => $zeile['vorname'],
        'role' => $zeile['role'],
        'accountType' => $zeile['accountType'],
        'idPtKunde' => $zeile['idPtKunde'],
        'idPtKundeMitarbeiter' => $zeile['idPtKundeMitarbeiter'],
        'avvAkzeptiert' => $zeile['accountType'] === 'customer',
        'avatar' => null,
        'ability' => $darf,
    ];
}
