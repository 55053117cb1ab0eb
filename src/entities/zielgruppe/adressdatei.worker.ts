import { expose } from 'comlink'
import { AdressdateiEngine } from './adressdateiEngine.ts'

expose(new AdressdateiEngine())
