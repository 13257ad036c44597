import Dispatch
package import Screens
package import WaylineApplication

/// An API over HTTP on this machine that the remote services can use: for tests of them, and to try
/// them out. It answers from embedded services, and misbehaves on request.
package actor ReferenceServer {
    package nonisolated let address: String
    /// All requests that have arrived.
    package private(set) var requests: [ReceivedRequest] = []

    private let socket: Int32
    private let desk: Desk
    private let keepsAlive: Bool
    private var rules = Rules()
    private var gate = Gate()
    private var callers: [Int: Int32] = [:]
    private var callersSoFar = 0
    private var isStopped = false
    private var expected:
        [(label: String, count: Int, continuation: CheckedContinuation<Void, Never>)] =
            []

    /// Creates a server whose data are in `folder`, and whose access tokens are valid for this many
    /// seconds. If it keeps connections alive, the client's HTTP library may send a request twice.
    package init(
        in folder: FolderStore, postbox: any Postbox, clock: WallClock = .system,
        cost: HashingCost = .standard, tokenLasts: Int = 300, keepsAlive: Bool = true
    ) throws(SocketError) {
        let (socket, port) = try Socket.listening()
        self.socket = socket
        self.keepsAlive = keepsAlive
        address = "http://127.0.0.1:\(port)"
        let devices = Devices(
            folder: folder, postbox: postbox, clock: clock, cost: cost, tokenLasts: tokenLasts)
        desk = Desk(devices: devices)
    }

    /// Answers connections until it is stopped.
    package func run() async {
        let socket = socket
        let (arrivals, continuation) = AsyncStream.makeStream(of: Int32.self)
        DispatchQueue(label: "wayline.server").async {
            while let caller = Socket.caller(of: socket) { continuation.yield(caller) }
            continuation.finish()
        }
        await withDiscardingTaskGroup { group in
            for await descriptor in arrivals {
                let number = add(descriptor)
                group.addTask {
                    await Caller(descriptor).serve { await self.answer($0) }
                    await self.remove(number)
                }
            }
        }
        Socket.closed(socket)
    }

    /// Makes `run` return, once all held requests are released.
    package func stop() async {
        isStopped = true
        Socket.shut(socket)
        for descriptor in callers.values { Socket.shut(descriptor) }
        await gate.open()
    }

    /// Misbehaves at the next requests of this name, e.g. "GET /profiles/1".
    package func misbehave(_ misbehaviour: Misbehaviour, at label: String, times: Int = 1) {
        rules.add(misbehaviour, at: label, times: times)
    }

    /// Returns the number of requests of this name that have arrived.
    package func count(_ label: String) -> Int {
        requests.count { $0.label == label }
    }

    /// Waits until this many requests of this name have arrived.
    package func arrival(of label: String, _ count: Int = 1) async {
        if self.count(label) >= count { return }
        await withCheckedContinuation { expected.append((label, count, $0)) }
    }

    /// Releases all requests that slowness has held.
    package func release() async {
        let held = gate
        gate = Gate()
        await held.open()
    }

    private func answer(_ request: ReceivedRequest) async -> Reply {
        note(request)
        var reply = await reply(to: request)
        reply.keepsAlive = keepsAlive
        return reply
    }

    private func reply(to request: ReceivedRequest) async -> Reply {
        guard let misbehaviour = rules.next(request.label) else {
            return await desk.answer(request)
        }
        if case .slow = misbehaviour { await gate.pass() }
        let meant = misbehaviour.isDone ? await desk.answer(request) : Reply()
        return misbehaviour.applied(to: meant)
    }

    private func note(_ request: ReceivedRequest) {
        requests.append(request)
        let arrived = expected.filter { count($0.label) >= $0.count }
        expected.removeAll { count($0.label) >= $0.count }
        for one in arrived { one.continuation.resume() }
    }

    private func add(_ descriptor: Int32) -> Int {
        callersSoFar += 1
        callers[callersSoFar] = descriptor
        if isStopped { Socket.shut(descriptor) }
        return callersSoFar
    }

    private func remove(_ number: Int) {
        callers[number] = nil
    }
}
