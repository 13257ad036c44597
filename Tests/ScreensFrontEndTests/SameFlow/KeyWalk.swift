import TextMenu
import Wayline

/// Takes the steps with keys on a full screen.
final class KeyWalk: Walk {
    private let clock = TestScheduler()
    private let size: TerminalSize
    private var written: [UInt8] = []
    private var frames: [String] = []
    private lazy var front = TerminalFrontEnd(
        navigator, name: "Wayline", size: size,
        capabilities: TerminalCapabilities(colours: .none, isUnicode: true, canBeAsked: false),
        clock: AnyScheduler(clock), write: { [unowned self] in written += $0 })

    init(columns: Int = 80, rows: Int = 24) throws {
        size = TerminalSize(columns: columns, rows: rows)
        try super.init()
    }

    override var shown: String {
        (frames + [String(decoding: written, as: UTF8.self)]).joined(separator: "\n")
    }

    override func take(_ step: Step) async throws {
        switch step {
        case .type(let text, let label):
            try go(to: label)
            front.press(.control("u"))
            for scalar in text.unicodeScalars {
                front.press(.text(scalar))
                frames.append(front.frame.text)
            }
        case .typeCode: break
        case .choose(let label):
            try go(to: label)
            front.press(.enter)
        case .answer(let title):
            let titles = navigator.scene.alert?.actions.map(\.title) ?? []
            for _ in 0..<(titles.firstIndex(of: title) ?? 0) { front.press(.down) }
            front.press(.enter)
        case .nextTab: front.press(.function(8))
        case .back: front.press(.escape)
        }
        while isBusy { await Task.yield() }
        for _ in 0..<100 { await Task.yield() }
        clock.advance()
        frames.append(front.frame.text)
    }

    /// True while there is work that does not wait for an answer of the user.
    private var isBusy: Bool {
        if navigator.scene.alert != nil { return false }
        return !navigator.work.underWay.isEmpty || navigator.isAskingGuards
    }

    /// Presses the down arrow, from the top, until it reaches the control.
    private func go(to label: String) throws {
        let enabled = Page(of: navigator).controls.filter(\.canHaveFocus)
        guard let index = enabled.firstIndex(where: { ($0.spokenLabel ?? $0.label) == label })
        else {
            throw StepError(label: label)
        }
        for _ in enabled { front.press(.up) }
        for _ in 0..<index { front.press(.down) }
    }
}
