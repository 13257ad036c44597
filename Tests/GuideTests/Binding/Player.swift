import Binding

/// The object that Docs/Binding/WhatToUseWhen.md binds to.
final class Player {
    let volume = Observable(5)
    let isMuted = Observable(false)
    let loudness: Derived<Int>
    let skipped = Signal<Int>()

    init() {
        loudness = Derived(volume, isMuted) { volume, isMuted in isMuted ? 0 : volume }
    }
}
