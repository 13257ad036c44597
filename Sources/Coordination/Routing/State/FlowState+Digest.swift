/// A part of a state that has a digest. Numbers and secrets are ignored.
protocol Digestible {
    /// Adds the parts that the digest depends on.
    func add(to digest: inout Digest)
}

extension Shared where Value: Digestible {
    /// The digest of the value, computed once.
    var digest: PlaceDigest {
        cache.digest ?? cache.fill { value.add(to: &$0) }
    }
}

extension FlowState.Identity: Digestible {
    func add(to digest: inout Digest) {
        digest.add(kind.rawValue)
        destination.add(to: &digest)
    }
}

extension FlowState.Frame: Digestible {
    func add(to digest: inout Digest) {
        digest.add(identity.digest)
        digest.add(child?.digest)
        digest.add(tabBar?.digest)
        digest.add(cover?.digest)
    }
}

extension FlowState.Cover: Digestible {
    func add(to digest: inout Digest) {
        digest.add(modal?.digest)
        digest.add(alert?.savedBytes ?? [])
    }
}

extension TabBar: Digestible {
    func add(to digest: inout Digest) {
        digest.add(UInt64(selected))
        digest.add(name.rawValue)
        digest.add(UInt64(others.count))
        for tab in others {
            digest.add(tab.name.rawValue)
            digest.add(tab.stack.digest)
            digest.add(tab.child?.digest)
        }
    }
}
