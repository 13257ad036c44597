#if canImport(Glibc)
    import Glibc

    public typealias Memory = UnsafeMutableRawPointer

    @_silgen_name("__libc_malloc") private func libcMalloc(_ size: Int) -> Memory?
    @_silgen_name("__libc_calloc") private func libcCalloc(_ count: Int, _ size: Int) -> Memory?
    @_silgen_name("__libc_realloc") private func libcRealloc(_ old: Memory?, _ size: Int) -> Memory?
    @_silgen_name("__libc_memalign") private func libcAlign(_ alignment: Int, _ size: Int)
        -> Memory?
    @_silgen_name("__libc_free") private func libcFree(_ memory: Memory?)
    @_silgen_name("malloc_usable_size") private func usableSize(_ memory: Memory?) -> Int

    private func noted(_ memory: Memory?) -> Memory? {
        if Heap.isCounting, memory != nil {
            Heap.growth.allocations &+= 1
            Heap.growth.bytes &+= usableSize(memory)
        }
        return memory
    }

    private func forgotten(_ memory: Memory?) -> Memory? {
        if Heap.isCounting {
            Heap.growth.bytes &-= usableSize(memory)
        }
        return memory
    }

    @c(counted_malloc)
    public func countedMalloc(_ size: Int) -> Memory? {
        noted(libcMalloc(size))
    }

    @c(counted_calloc)
    public func countedCalloc(_ count: Int, _ size: Int) -> Memory? {
        noted(libcCalloc(count, size))
    }

    @c(counted_realloc)
    public func countedRealloc(_ old: Memory?, _ size: Int) -> Memory? {
        noted(libcRealloc(forgotten(old), size))
    }

    @c(counted_aligned_alloc)
    public func countedAlignedAlloc(_ alignment: Int, _ size: Int) -> Memory? {
        noted(libcAlign(alignment, size))
    }

    @c(counted_posix_memalign)
    public func countedPosixMemalign(
        _ result: UnsafeMutablePointer<Memory?>, _ alignment: Int, _ size: Int
    ) -> CInt {
        guard let memory = noted(libcAlign(alignment, size)) else { return ENOMEM }
        result.pointee = memory
        return 0
    }

    @c(counted_free)
    public func countedFree(_ memory: Memory?) {
        libcFree(forgotten(memory))
    }
#endif
