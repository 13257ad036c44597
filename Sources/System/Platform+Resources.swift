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
}
