import Screens

extension Services {
    /// Services that lose no time with hashing.
    static func quick(in folder: DataFolder) -> Services {
        .embedded(in: folder, postbox: MemoryPostbox(), cost: .low)
    }
}
