// In a file of its own: start-site.tsx asks for it where somebody needs it.
export { createQueryClient } from '@careline/shared/host';
