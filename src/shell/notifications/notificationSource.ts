import { sampleSource } from './sampleSource.ts'
import type { NotificationSource } from './source.ts'

/** The one in use. Real notifications take the samples' place here, and nowhere else. */
export const notificationSource: NotificationSource = sampleSource
