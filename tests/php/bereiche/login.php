<?php

if ($aktion === 'checkUserLogin') {
    $zeile = benutzer();
    antwort(['loginState' => $zeile !== null, 'user' => $zeile === null ? null : benutzerDaten($zeile)]);
}

if ($aktion === 'loginUser') {
    $zeile = eine('SELECT * FROM benutzer WHERE email = ?', [$_POST['email'] ?? '']);
    if ($zeile === null || !password_verify($_POST['passwort'] ?? '', $zeile['passwort']))
        fehler(401, 'E-Mail-Adresse oder Passwort ist falsch.');
    $token = bin2hex(random_bytes(20));
    alle('INSERT INTO sitzung VALUES (?, ?)', [$token, $zeile['email']]);
    antwort(['accessToken' => $token, 'loginState' => true, 'user' => benutzerDaten($zeile)]);
}

unbekannt();
