<?php
// How the user of login and login check is told. The specification names his fields, not their form.

$benutzer = fn (callable $tun) => ['daten' => function (array $daten) use ($tun) {
    if (isset($daten['user'])) $daten['user'] = $tun($daten['user']);
    return $daten;
}];

return [
    'user-without-avatar' => $benutzer(fn ($user) => array_diff_key($user, ['avatar' => 0, 'idPtKundeMitarbeiter' => 0])),

    // "Employees have an idPtKundeMitarbeiter", customers an idPtKunde.
    'employee-without-customer' => $benutzer(
        fn ($user) => $user['accountType'] === 'employee' ? array_diff_key($user, ['idPtKunde' => 0, 'avvAkzeptiert' => 0]) : $user
    ),

    // A column of JSON that nobody decoded.
    'abilities-as-text' => $benutzer(fn ($user) => ['ability' => json_encode($user['ability'])] + $user),

    'abilities-as-words' => $benutzer(
        fn ($user) => ['ability' => array_map(fn ($darf) => "$darf[action]:$darf[subject]", $user['ability'])] + $user
    ),

    'abilities-renamed' => $benutzer(fn ($user) => ['abilities' => $user['ability']] + array_diff_key($user, ['ability' => 0])),

    'abilities-beside-user' => ['daten' => function (array $daten) {
        if (!isset($daten['user'])) return $daten;
        $daten['userAbility'] = $daten['user']['ability'];
        unset($daten['user']['ability']);
        return $daten;
    }],

    // "Only when avvAkzeptiert is set."
    'contract-as-date' => $benutzer(
        fn ($user) => ['avvAkzeptiert' => $user['avvAkzeptiert'] ? '2026-01-15 10:00:00' : null] + $user
    ),
];
