import Glibc
import TextMenu
import Wayline

/// Shows the events of the device, line by line, until a key ends it.
@MainActor
final class Stage {
    private let device: TerminalDevice
    private var end: CheckedContinuation<Void, any Error>?
    private var lines: [String] = []

    init() {
        let environment = TerminalCapabilities.variables.reduce(into: [:]) { found, name in
            found[name] = getenv(name).map { String(cString: $0) }
        }
        var capabilities = TerminalCapabilities(environment: environment, outputIsTerminal: true)
        capabilities.wantsMouse = true
        device = TerminalDevice(capabilities: capabilities)
    }

    func run() async throws {
        device.onEvent = { [unowned self] in handle($0) }
        try device.enter()
        device.write(Array("\u{1B}]2;Probe\u{1B}\\".utf8))
        show("ready \(device.size.columns)x\(device.size.rows)")
        defer { device.leave() }
        try await withCheckedThrowingContinuation { end = $0 }
    }

    private func handle(_ event: TerminalEvent) {
        switch event {
        case .keys(let keys): for key in keys { handle(key) }
        case .answered: break
        case .resized(let size): show("resized \(size.columns)x\(size.rows)")
        case .resumed: show("resumed")
        case .ended: finish()
        }
    }

    private func handle(_ key: Key) {
        if key == .control("z") { return device.suspend() }
        guard case .text(let letter) = key else { return show("\(key)") }
        switch letter {
        case "q": finish()
        case "e": finish(ProbeError())
        case "n": enterAgain()
        case "y": show("synchronizes \(device.synchronizesOutput)")
        case "c": show("theme \(device.theme.name)")
        case "L": drawForEver()
        case "P": print("printed meanwhile")
        case "W": device.write([UInt8](repeating: 0x78, count: 1_000_000))
        default: if !Ruin.begin(letter) { show("\(key)") }
        }
    }

    private func enterAgain() {
        device.leave()
        do {
            try device.enter()
            show("again")
        } catch {
            finish(error)
        }
    }

    private func drawForEver() {
        var count = 0
        while true {
            count += 1
            device.write(Array("\u{1B}[31;1m\u{1B}[5;1Hdrawing \(count)\u{1B}[K".utf8))
        }
    }

    private func finish(_ error: (any Error)? = nil) {
        guard let end else { return }
        self.end = nil
        if let error { end.resume(throwing: error) } else { end.resume() }
    }

    private func show(_ line: String) {
        lines = (lines + [line]).suffix(10)
        let rows = lines.enumerated().map { "\u{1B}[\($0 + 1);1H\u{1B}[33m\($1)\u{1B}[K" }
        device.write(Array(rows.joined().utf8))
    }
}
