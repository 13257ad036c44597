/// A part of a state that has a digest. Numbers and secrets are ignored.
protocol Digestible {
    /// Adds the parts that the digest depends on.
    func add(to mixer: inout DigestMixer)
}

extension Shared where Value: Digestible {
    /// The digest of the value, computed once.
    var digest: PlaceDigest {
        cache.digest ?? cache.fill { value.add(to: &$0) }
    }
}

extension FlowState.Identity: Digestible {
    func add(to mixer: inout DigestMixer) {
        mixer.add(kind.rawValue)
        destination.add(to: &mixer)
    }
}

extension FlowState.Frame: Digestible {
    func add(to mixer: inout DigestMixer) {
        mixer.add(identity.digest)
        mixer.add(child?.digest)
        mixer.add(tabBar?.digest)
        // A cover with only pending changes shows nothing.
        mixer.add(cover.flatMap { $0.value.isEmpty ? nil : $0.digest })
    }
}

extension FlowState.Cover: Digestible {
    func add(to mixer: inout DigestMixer) {
        mixer.add(modal?.digest)
        mixer.add(alert?.savedBytes ?? [])
    }
}

extension TabBar: Digestible {
    func add(to mixer: inout DigestMixer) {
        mixer.add(UInt64(selected))
        mixer.add(name.rawValue)
        mixer.add(UInt64(others.count))
        for tab in others {
            mixer.add(tab.name.rawValue)
            mixer.add(tab.stack.digest)
            mixer.add(tab.child?.digest)
        }
    }
}
