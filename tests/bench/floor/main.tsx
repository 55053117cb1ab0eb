/**
 * The floor: the packages that the product must use, in their smallest useful form (a frame with a menu, two pages, a
 * language with its direction), and nothing of the product. Written as one writes it at first: what it leaves to the kit
 * costs what the kit costs.
 */
import { createMongoAbility } from '@casl/ability'
import AppBar from '@mui/material/AppBar'
import Badge from '@mui/material/Badge'
import Box from '@mui/material/Box'
import CssBaseline from '@mui/material/CssBaseline'
import Drawer from '@mui/material/Drawer'
import IconButton from '@mui/material/IconButton'
import List from '@mui/material/List'
import ListItemButton from '@mui/material/ListItemButton'
import ListItemText from '@mui/material/ListItemText'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { createTheme, ThemeProvider } from '@mui/material/styles'
import Toolbar from '@mui/material/Toolbar'
import Typography from '@mui/material/Typography'
import axios from 'axios'
import i18next from 'i18next'
import { createContext, lazy, startTransition, Suspense, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { initReactI18next, useTranslation } from 'react-i18next'
import { createBrowserRouter, Link, Outlet, RouterProvider, useLocation } from 'react-router-dom'

const ENTRIES = ['start', 'list', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth']
const ability = createMongoAbility([{ action: 'manage', subject: 'all' }])
const AbilityContext = createContext(ability)
const client = axios.create({ baseURL: '/api' })
client.interceptors.request.use((call) => {
  const token = localStorage.getItem('accessToken')
  if (token) call.headers.Authorization = `Bearer ${token}`
  return call
})
const texts = Object.fromEntries(ENTRIES.map((entry) => [entry, entry.toUpperCase()]))
void i18next.use(initReactI18next).init({
  lng: 'de',
  fallbackLng: 'en',
  interpolation: { escapeValue: false },
  resources: { de: { translation: texts } },
})

const StartPage = lazy(() => import('./StartPage.tsx'))
const ListPage = lazy(() => import('./ListPage.tsx'))

type Direction = 'ltr' | 'rtl'
const themeOf = (direction: Direction) =>
  createTheme({ direction, cssVariables: true, colorSchemes: { light: true, dark: true } })

interface MenuProps {
  onChoose: (direction: Direction) => void
}

function LanguageMenu({ onChoose }: MenuProps) {
  const { i18n } = useTranslation()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  function choose(language: string, direction: Direction): void {
    setAnchor(null)
    void i18n.changeLanguage(language)
    onChoose(direction)
  }
  return (
    <>
      <IconButton aria-label="Language" color="inherit" onClick={({ currentTarget }) => setAnchor(currentTarget)}>
        L
      </IconButton>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        <MenuItem onClick={() => choose('en', 'ltr')}>English</MenuItem>
        <MenuItem onClick={() => choose('ar', 'rtl')}>العربية</MenuItem>
      </Menu>
    </>
  )
}

function Entries() {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  return (
    <List component="nav">
      {ENTRIES.filter((entry) => ability.can('read', entry)).map((entry) => (
        <ListItemButton key={entry} component={Link} to={`/${entry}`} selected={pathname === `/${entry}`}>
          <ListItemText primary={t(entry)} />
        </ListItemButton>
      ))}
    </List>
  )
}

function Frame() {
  const [theme, setTheme] = useState(() => themeOf('ltr'))
  return (
    <ThemeProvider theme={theme}>
      <CssBaseline />
      <AbilityContext value={ability}>
        <Box sx={{ display: 'flex' }} dir={theme.direction}>
          <AppBar position="fixed" sx={{ zIndex: 1300 }}>
            <Toolbar>
              <Typography sx={{ flexGrow: 1 }}>Floor</Typography>
              <LanguageMenu onChoose={(direction) => startTransition(() => setTheme(themeOf(direction)))} />
              <IconButton aria-label={client.defaults.baseURL} color="inherit">
                <Badge badgeContent={8} color="error">
                  <span aria-hidden>N</span>
                </Badge>
              </IconButton>
            </Toolbar>
          </AppBar>
          <Drawer variant="permanent" sx={{ width: 260, '& .MuiDrawer-paper': { width: 260 } }}>
            <Toolbar />
            <Entries />
          </Drawer>
          <Box component="main" sx={{ flexGrow: 1, p: 3 }}>
            <Toolbar />
            <Suspense fallback={null}>
              <Outlet />
            </Suspense>
          </Box>
        </Box>
      </AbilityContext>
    </ThemeProvider>
  )
}

const router = createBrowserRouter([
  {
    element: <Frame />,
    children: [
      { path: '/list', element: <ListPage /> },
      { path: '*', element: <StartPage /> },
    ],
  },
])

createRoot(document.querySelector('#root') as HTMLElement).render(<RouterProvider router={router} />)
