BEGIN IMMEDIATE;
CREATE TABLE benutzer (
  email TEXT PRIMARY KEY, passwort TEXT, vorname TEXT, nachname TEXT, role TEXT, accountType TEXT,
  idPtKunde INTEGER, idPtKundeMitarbeiter INTEGER
);
CREATE TABLE sitzung (token TEXT PRIMARY KEY, email TEXT);
CREATE TABLE kampagne (
  idPtKampagne INTEGER PRIMARY KEY, bezeichnung TEXT, state TEXT, format TEXT, menge INTEGER, idPtZielgruppe INTEGER,
  versandDatum TEXT, brutto TEXT, zahlungsStatus TEXT, notiz TEXT, geaendertAm TEXT, version INTEGER
);
CREATE TABLE zielgruppe (
  idPtZielgruppe INTEGER PRIMARY KEY, bezeichnung TEXT, status TEXT, filter TEXT, potenzial INTEGER, geaendertAm TEXT,
  version INTEGER
);
CREATE TABLE preis (
  kategorie TEXT, unterkategorie TEXT, gruppe TEXT, internalName TEXT, title TEXT, price TEXT, min INTEGER, max INTEGER
);
INSERT INTO kampagne VALUES
  (1, 'Frühlingsgrüße', 'inBearbeitung', 'maxipostkarte', 1200, 1, '2027-03-19', '1234.56', 'offen', '', '2026-11-20T13:03:00Z', 1),
  (2, 'Räumungsverkauf', 'inVersendet', 'dina4mailing', 800, 2, '2026-10-02', '980.00', 'bezahlt', '', '2026-10-03T07:30:00Z', 4),
  (3, 'Neueröffnung Köln', 'inBezahlung', 'maxipostkarte', 450, 1, NULL, NULL, 'ausstehend', '', '2026-11-18T09:00:00Z', 2);
INSERT INTO zielgruppe VALUES
  (1, 'Familien im Süden', 'bereit', '{"geschlecht":[],"kaufkraft":["3"],"haustyp":[],"gebiet":{"art":"deutschland"}}', 5400, '2026-11-01T08:00:00Z', 1),
  (2, 'Häuser in Köln', 'bereit', '{"geschlecht":["1","2"],"kaufkraft":[],"haustyp":["1"],"gebiet":{"art":"plzBereich","von":"50667","bis":"51149"}}', 930, '2026-11-02T08:00:00Z', 1);
INSERT INTO preis VALUES
  ('Mailing', 'Postkarte', 'porto', 'porto_dialogpost', 'Porto für Dialogpost', '0.38', 1, 9999),
  ('Mailing', 'Postkarte', 'porto', 'porto_dialogpost_gross', 'Porto ab 10.000 Stück', '0.34', 10000, NULL),
  ('Mailing', 'Postkarte', 'druck', 'druck_maxi', 'Druck der Maxipostkarte', '12.50', 1, 499),
  ('Mailing', 'A4', 'werbemittel', 'wm_gestaltung', 'Gestaltung', '1234.56', NULL, NULL);
COMMIT;
