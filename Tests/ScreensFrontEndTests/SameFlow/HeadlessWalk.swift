import Wayline

/// Takes the steps with the test driver.
final class HeadlessWalk: Walk {
    private lazy var driver = FlowDriver(navigator)
    private var texts: [String] = []

    override var shown: String { texts.joined(separator: "\n") }

    override func take(_ step: Step) async throws {
        switch step {
        case .type(let text, let label): try await driver.type(text, into: label)
        case .typeCode: break
        case .choose(let label), .answer(let label): try await driver.choose(label)
        case .nextTab: try await driver.choose(nextTab)
        case .back: try await driver.back()
        }
        texts.append(driver.text)
    }
}
