import Binding
import Coordination
import WaylineInterface

/// A front end and the terminal that it is shown in, from the first frame to the last key.
@MainActor
final class TerminalSession {
    private let device: TerminalDevice
    let front: TerminalFrontEnd
    private var end: CheckedContinuation<Void, Never>?

    init(
        _ navigator: Navigator, name: String, _ capabilities: TerminalCapabilities,
        _ keys: KeyTable, _ preview: PreviewFrame?,
        _ wording: @escaping @MainActor () -> Wording
    ) {
        let device = TerminalDevice(capabilities: capabilities)
        self.device = device
        front = TerminalFrontEnd(
            navigator, name: name, size: device.size, capabilities: capabilities, keys: keys,
            clock: .main, preview: preview,
            wording: wording, write: device.write)
    }

    /// Shows the app until the user quits or the terminal is gone.
    func run() async throws(Console.Failure) {
        device.onEvent = { [unowned self] in handle($0) }
        front.onQuit = { [unowned self] in finish() }
        front.onSuspend = { [unowned self] in device.suspend() }
        try device.enter()
        front.redraw()
        await withCheckedContinuation { end = $0 }
        device.leave()
    }

    private func handle(_ event: TerminalEvent) {
        switch event {
        case .keys(let keys):
            let used = keys.filter { !$0.isIdle }
            if !used.isEmpty { front.press(used) }
        case .answered:
            if device.synchronizesOutput { front.synchronize() }
            front.use(device.theme)
        case .resized(let size): front.resize(to: size)
        case .resumed: front.resize(to: device.size)
        case .ended: finish()
        }
    }

    private func finish() {
        end?.resume()
        end = nil
    }
}
