import '../../backend/killed/serving.ts'

/** How often the probe looks, ms. */
const LOOK_MS = 4

/** The longest turn of the main thread by its own CPU: what others wait where nothing else runs on the machine. */
let longest = 0
let before = process.threadCpuUsage()
setInterval(() => {
  const { user, system } = process.threadCpuUsage(before)
  longest = Math.max(longest, (user + system) / 1000)
  before = process.threadCpuUsage()
}, LOOK_MS)

process.on('message', () => {
  process.send?.(longest)
  longest = 0
})
