export { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
export { createQueryClient, QueryProvider, queryClient } from './client.tsx';
