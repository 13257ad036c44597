/// Holds callers until it is opened, once for all.
actor Gate {
    private var isOpen = false
    private var held: [CheckedContinuation<Void, Never>] = []

    func pass() async {
        if isOpen { return }
        await withCheckedContinuation { held.append($0) }
    }

    func open() {
        isOpen = true
        for continuation in held { continuation.resume() }
        held = []
    }
}
