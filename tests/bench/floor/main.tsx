/** The floor: the packages that the product must use, as a frame with a menu and two pages, and nothing of the product. */
import { createMongoAbility } from '@casl/ability'
import { AbilityProvider, Can } from '@casl/react'
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
import axios from 'axios'
import i18next from 'i18next'
import { lazy, Suspense, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { initReactI18next, useTranslation } from 'react-i18next'
import { createBrowserRouter, Link, Outlet, RouterProvider } from 'react-router-dom'

const ENTRIES = ['start', 'list', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth']
const ability = createMongoAbility([{ action: 'manage', subject: 'all' }])
const theme = createTheme({ cssVariables: true, colorSchemes: { light: true, dark: true } })
const client = axios.create({ baseURL: '/' })
const texts = Object.fromEntries(ENTRIES.map((entry) => [entry, entry.toUpperCase()]))
void i18next.use(initReactI18next).init({ lng: 'en', resources: { en: { translation: texts } } })

const StartPage = lazy(() => import('./StartPage.tsx'))
const ListPage = lazy(() => import('./ListPage.tsx'))

function LanguageMenu() {
  const { i18n } = useTranslation()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return (
    <>
      <IconButton aria-label="Language" color="inherit" onClick={({ currentTarget }) => setAnchor(currentTarget)}>
        L
      </IconButton>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {['en', 'fr', 'ar'].map((language) => (
          <MenuItem key={language} onClick={() => void i18n.changeLanguage(language)}>
            {language}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}

function Frame() {
  const { t } = useTranslation()
  return (
    <Box sx={{ display: 'flex' }}>
      <AppBar position="fixed">
        <Toolbar>
          <LanguageMenu />
          <IconButton aria-label={client.defaults.baseURL} color="inherit">
            <Badge badgeContent={8}>N</Badge>
          </IconButton>
        </Toolbar>
      </AppBar>
      <Drawer variant="permanent" sx={{ width: 260 }}>
        <Toolbar />
        <List component="nav">
          {ENTRIES.map((entry) => (
            <Can key={entry} I="read" a={entry}>
              <ListItemButton component={Link} to={`/${entry}`}>
                <ListItemText primary={t(entry)} />
              </ListItemButton>
            </Can>
          ))}
        </List>
      </Drawer>
      <Box component="main" sx={{ flexGrow: 1, p: 3 }}>
        <Toolbar />
        <Suspense fallback={null}>
          <Outlet />
        </Suspense>
      </Box>
    </Box>
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

createRoot(document.querySelector('#root') as HTMLElement).render(
  <ThemeProvider theme={theme}>
    <CssBaseline />
    <AbilityProvider value={ability}>
      <RouterProvider router={router} />
    </AbilityProvider>
  </ThemeProvider>,
)
