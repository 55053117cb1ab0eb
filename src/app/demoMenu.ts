import { isDemo, showsDemoMenu } from '#src/shared/settings.ts'
import { offerOtherMenu } from '#src/shell/menu/otherMenu.ts'

/** Offers the way to the screens of the template, unless a variable switches it off (README). */
export function offerDemoMenu(): void {
  if (!showsDemoMenu()) return
  offerOtherMenu({
    title: 'shell:demo',
    to: isDemo() ? '/demo' : '/charts-and-maps',
    below: ['/charts-and-maps'],
    action: 'read',
    subject: 'Demo',
    loadGroup: async () => (await import('./demoMenuGroup.ts')).loadDemoMenuGroup(),
  })
}
