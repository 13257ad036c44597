import WaylineApplication

@testable import Screens

extension Services {
    /// Services that spend no time on hashing.
    static func quick(in folder: FolderStore) -> Services {
        .embedded(in: folder, postbox: MemoryPostbox(), cost: .low)
    }
}
