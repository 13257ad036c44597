import Binding
import Runtime
import WaylineStreams
import XCTest

/// In a debugger, an observer is close below the line that set the value. In a release build there
/// need be nothing between them.
final class BacktraceTests: XCTestCase {
    private var frames: [String] = []

    func testFramesOfASetOfAnObservable() {
        let number = Observable(0)
        let token = number.bind { if $0 == 1 { self.capture() } }
        number.value = 1
        assertAFewFrames()
        withExtendedLifetime(token) {}
    }

    func testFramesOfASetOfAPublishedProperty() {
        let form = Form()
        let token = form.$number.bind { if $0 == 1 { self.capture() } }
        form.number = 1
        assertAFewFrames()
        withExtendedLifetime(token) {}
    }

    func testFramesOfABindingToAnOwner() {
        let number = Observable(0)
        let token = number.bind(to: self) { if $1 == 1 { $0.capture() } }
        number.value = 1
        assertAFewFrames()
        withExtendedLifetime(token) {}
    }

    func testFramesOfABindingToAProperty() {
        let number = Observable(0)
        let form = Form()
        form.onSet = { if $0 == 1 { self.capture() } }
        let token = number.bind(\.observed, on: form)
        number.value = 1
        assertAFewFrames()
        withExtendedLifetime(token) {}
    }

    func testFramesOfASignal() {
        let signal = Signal<Int>()
        let token = signal.bind { _ in self.capture() }
        signal.send(1)
        assertAFewFrames()
        withExtendedLifetime(token) {}
    }

    /// Records the frames of Binding that led here, without those that compilers add.
    private func capture() {
        guard let trace = try? Backtrace.capture().symbolicated() else { return }
        for frame in trace.frames {
            guard let symbol = frame.symbol, !symbol.isSwiftThunk,
                let location = symbol.sourceLocation, location.path.contains("/Sources/Binding/")
            else { continue }
            frames.append("\(symbol.name) \(location.path.split(separator: "/").last ?? "")")
        }
    }

    private func assertAFewFrames(file: StaticString = #filePath, line: UInt = #line) {
        let list = frames.joined(separator: "\n")
        #if DEBUG
            XCTAssertGreaterThan(frames.count, 0, "no frames found", file: file, line: line)
        #endif
        XCTAssertLessThanOrEqual(frames.count, 3, list, file: file, line: line)
    }
}

private final class Form {
    @Published var number = 0
    var onSet: (Int) -> Void = { _ in }
    var observed = 0 {
        didSet { onSet(observed) }
    }
}
