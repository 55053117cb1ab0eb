import { Tools } from '../appbar/Tools.tsx'
import { UserMenu } from '../appbar/UserMenu.tsx'
import { useTipsOff } from '../appbar/useTipsOff.ts'

/** What the app bar would hold, below the entries of the side menu. */
export function MenuFoot() {
  const foot = useTipsOff<HTMLDivElement>()
  return (
    <div ref={foot} className="menu-foot">
      <div className="menu-tools">
        <Tools />
      </div>
      <UserMenu named />
    </div>
  )
}
