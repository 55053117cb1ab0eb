import { ApiError } from '#src/contract/apiError.ts'
import type { Kampagne, KampagneEingabe } from '#src/contract/kampagne.ts'

/** What the wizard writes; the rest of a campaign follows from it. */
export type DraftFields = Omit<KampagneEingabe, 'idPtKampagne' | 'version'>

export interface DraftSnapshot {
  /** As stored last; null before the first save. */
  kampagne: Kampagne | null
  /** Typed, but not stored yet. */
  pending: DraftFields
  status: 'ruhig' | 'offen' | 'speichert' | 'fehler' | 'konflikt'
  savedAt: Date | null
  /** Why it was not stored, fit to be shown. */
  error: string | null
  /** On a conflict: what someone else stored meanwhile. */
  current: Kampagne | null
}

interface Ports {
  save: (input: KampagneEingabe) => Promise<Kampagne>
  /** Reads the stored campaign again, after a conflict. */
  reload: (idPtKampagne: number) => Promise<Kampagne>
  now: () => Date
  /** Name of a draft that was saved before it had one. */
  newName: () => string
  /** What is said of a failure that nobody foresaw. */
  unexpected: () => string
}

/** Pause after the last change before it is stored, ms. */
const PAUSE_MS = 700

/**
 * Stores changes one after the other while the user goes on typing. Nothing typed is dropped before the service has
 * confirmed it; a save against an older version stops the queue and asks.
 */
export class DraftQueue {
  private state: DraftSnapshot
  private readonly listeners = new Set<() => void>()
  private readonly ports: Ports
  private timer: ReturnType<typeof setTimeout> | undefined
  private running: Promise<Kampagne | null> | null = null

  constructor(kampagne: Kampagne | null, ports: Ports) {
    this.ports = ports
    this.state = { kampagne, pending: {}, status: 'ruhig', savedAt: null, error: null, current: null }
  }

  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener)
    return () => {
      this.listeners.delete(listener)
    }
  }

  readonly getSnapshot = () => this.state

  private set(change: Partial<DraftSnapshot>): void {
    this.state = { ...this.state, ...change }
    for (const listener of this.listeners) listener()
  }

  /** Takes over what was read anew, unless something is still on its way. */
  readonly adopt = (kampagne: Kampagne) => {
    const idle = this.state.status === 'ruhig' && this.running === null
    if (idle && kampagne !== this.state.kampagne && kampagne.version >= (this.state.kampagne?.version ?? 0))
      this.set({ kampagne })
  }

  readonly change = (fields: DraftFields) => {
    const waiting = this.state.status === 'konflikt' || this.state.status === 'speichert'
    this.set({ pending: { ...this.state.pending, ...fields }, ...(waiting ? {} : { status: 'offen' as const }) })
    clearTimeout(this.timer)
    this.timer = setTimeout(() => void this.flush(), PAUSE_MS)
  }

  /** Stores at once what is open. Answers the campaign as stored, or null when it could not be stored. */
  readonly flush = async (): Promise<Kampagne | null> => {
    clearTimeout(this.timer)
    while (this.running !== null) await this.running
    if (this.state.status === 'konflikt') return null
    if (Object.keys(sendable(this.state.pending)).length === 0 && this.state.kampagne !== null) {
      this.set({ status: this.state.status === 'offen' ? 'ruhig' : this.state.status })
      return this.state.kampagne
    }
    this.running = this.send().finally(() => {
      this.running = null
    })
    const stored = await this.running
    if (stored !== null && this.state.status === 'offen') return this.flush()
    return stored
  }

  private async send(): Promise<Kampagne | null> {
    const { kampagne, pending } = this.state
    const sent = sendable(pending)
    const key = kampagne ? { idPtKampagne: kampagne.idPtKampagne, version: kampagne.version } : {}
    const named = kampagne || sent.bezeichnung ? {} : { bezeichnung: this.ports.newName() }
    this.set({ status: 'speichert', error: null })
    try {
      const stored = await this.ports.save({ ...key, ...sent, ...named })
      const open = without(this.state.pending, sent)
      const more = Object.keys(sendable(open)).length > 0
      this.set({ kampagne: stored, pending: open, status: more ? 'offen' : 'ruhig', savedAt: this.ports.now() })
      return stored
    } catch (error) {
      const text = error instanceof ApiError ? error.message : this.ports.unexpected()
      const isOld = error instanceof ApiError && error.code === 'VERSION_VERALTET'
      if (isOld && kampagne) await this.askAbout(kampagne.idPtKampagne, text)
      else this.set({ status: 'fehler', error: text })
      return null
    }
  }

  private async askAbout(idPtKampagne: number, error: string): Promise<void> {
    const current = await this.ports.reload(idPtKampagne).catch(() => null)
    if (current === null) this.set({ status: 'fehler', error })
    else this.set({ status: 'konflikt', error, current })
  }

  /** Ends a conflict: 'meine' stores what was typed over the newer version, 'gespeicherte' drops it. */
  readonly resolve = (choice: 'meine' | 'gespeicherte') => {
    const { current, pending } = this.state
    this.set({
      kampagne: current,
      current: null,
      error: null,
      pending: choice === 'meine' ? pending : {},
      status: choice === 'meine' ? 'offen' : 'ruhig',
    })
    if (choice === 'meine') void this.flush()
  }
}

/** An empty name is not stored: the old one stays until a new one is there. */
function sendable({ bezeichnung, ...rest }: DraftFields): DraftFields {
  const name = bezeichnung?.trim()
  return name ? { ...rest, bezeichnung: name } : rest
}

/** What was typed after `sent` went out. */
function without(pending: DraftFields, sent: DraftFields): DraftFields {
  const before: Record<string, unknown> = { ...sent }
  const open = Object.entries(pending).filter(([key, value]) => {
    const typed: unknown = key === 'bezeichnung' && typeof value === 'string' ? value.trim() : value
    return JSON.stringify(typed) !== JSON.stringify(before[key])
  })
  return Object.fromEntries(open)
}
