/** Why the program cannot start as it was asked to; its text is German, for the person who started it. */
export class ConfigError extends Error {}

/** Another service works on the same folder. */
export class FolderTaken extends ConfigError {
  constructor(folder: string) {
    super(
      `Im Ordner ${folder} arbeitet schon ein Dienst. Es wurde nichts verändert. Beenden Sie ihn, oder wählen Sie einen anderen Ordner: DATA_DIR=/pfad npm start`,
    )
  }
}

/** The database is of a form before the first release: it has none of our migrations, and is left as it is. */
export class EarlierForm extends Error {}
