#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Checks of the resources that the system grants. Each check releases them at once.
extension Platform {
    /// Returns whether this many more files can be open.
    package static func canOpen(files: Int) -> Bool {
        var opened: [Int32] = []
        defer { for descriptor in opened { close(descriptor) } }
        while opened.count < files {
            let descriptor = openNowhere()
            if descriptor < 0 { return false }
            opened.append(descriptor)
        }
        return true
    }

    /// Returns whether this much more memory is available. None of it is used.
    package static func canAllocate(bytes: Int) -> Bool {
        let memory = mmap(
            nil, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | Int32(MAP_ANONYMOUS), -1, 0)
        guard let memory, memory != MAP_FAILED else { return false }
        munmap(memory, bytes)
        return true
    }

    /// The size of the memory for the stack of a thread.
    package static var stackSize: Int {
        let attributes = UnsafeMutablePointer<pthread_attr_t>.allocate(capacity: 1)
        defer { attributes.deallocate() }
        var size = 0
        pthread_attr_init(attributes)
        pthread_attr_getstacksize(attributes, &size)
        pthread_attr_destroy(attributes)
        return size
    }

    /// Returns whether this many more threads can run at once, and `body` returns true while they
    /// run.
    package static func canRun(threads: Int, while body: () -> Bool) -> Bool {
        let gate = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
        pthread_mutex_init(gate, nil)
        pthread_mutex_lock(gate)
        // Not an array: while the threads run, there may be no memory even for its metadata.
        let running = UnsafeMutablePointer<pthread_t>.allocate(capacity: threads)
        var count = 0
        defer {
            pthread_mutex_unlock(gate)
            while count > 0 {
                count -= 1
                pthread_join(running[count], nil)
            }
            pthread_mutex_destroy(gate)
            gate.deallocate()
            running.deallocate()
        }
        while count < threads {
            let waits: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = {
                let gate = $0?.assumingMemoryBound(to: pthread_mutex_t.self)
                if let gate, pthread_mutex_lock(gate) == 0 { pthread_mutex_unlock(gate) }
                return nil
            }
            if pthread_create(running + count, nil, waits, gate) != 0 { return false }
            count += 1
        }
        return body()
    }

    /// Makes all threads share one memory arena if the address space is limited. Otherwise malloc
    /// reserves 64 MiB of it for each thread.
    package static func saveAddresses() {
        #if canImport(Glibc)
            var limit = rlimit()
            guard getrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit) == 0,
                limit.rlim_cur != rlim_t.max, let symbol = dlsym(nil, "mallopt")
            else { return }
            typealias Mallopt = @convention(c) (Int32, Int32) -> Int32
            let arenaMaximum: Int32 = -8
            _ = unsafeBitCast(symbol, to: Mallopt.self)(arenaMaximum, 1)
        #endif
    }
}
