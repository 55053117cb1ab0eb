<?php
// The team's own tables, which have nothing to do with those of the stand-in.

function datenbank(): PDO
{
    static $db = null;
    if ($db !== null) return $db;
    $db = new PDO('sqlite:' . getenv('PHP_BACKEND_DB'), null, null, [
        PDO::ATTR_ERRMODE => PDO::ERRMODE_EXCEPTION,
        PDO::ATTR_DEFAULT_FETCH_MODE => PDO::FETCH_ASSOC,
    ]);
    $db->exec('PRAGMA busy_timeout = 5000');
    if (!$db->query("SELECT 1 FROM sqlite_master WHERE name = 'kampagne'")->fetch()) fuelle($db);
    return $db;
}

function alle(string $sql, array $werte = []): array
{
    $abfrage = datenbank()->prepare($sql);
    $abfrage->execute($werte);
    return $abfrage->fetchAll();
}

function eine(string $sql, array $werte = []): ?array
{
    return alle($sql, $werte)[0] ?? null;
}

function fuelle(PDO $db): void
{
    $db->exec(file_get_contents(__DIR__ . '/daten.sql'));
    $anlegen = $db->prepare(
        'INSERT INTO benutzer (email, passwort, vorname, nachname, role, accountType, idPtKunde, idPtKundeMitarbeiter)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?)'
    );
    $hash = password_hash('geheim-2026', PASSWORD_BCRYPT, ['cost' => 4]);
    $anlegen->execute(['kunde@php.example', $hash, 'Jörg', 'Müßig', 'kunde', 'customer', 4711, null]);
    $anlegen->execute(['team@php.example', $hash, 'Zoë', 'Größner', 'kampagnen', 'employee', 4711, 12]);
}
