#if os(Linux)
    import Glibc
    import ScreenSupport
    import WaylineApplication
    import WaylineInterface
    import XCTest

    /// No core file is left while a hidden line is asked for.
    @MainActor
    final class HiddenLineInMemoryTests: XCTestCase {
        private typealias ProcessControl = @convention(c) (Int32, UInt, UInt, UInt, UInt) -> Int32

        /// The function `prctl`, which Swift does not import; 3 is PR_GET_DUMPABLE, and 4
        /// PR_SET_DUMPABLE.
        private static let control = dlsym(nil, "prctl").map {
            unsafeBitCast($0, to: ProcessControl.self)
        }

        private var leavesCoreFile: Bool { Self.control?(3, 0, 0, 0, 0) == 1 }

        /// An app has been started before.
        override func setUp() async throws {
            try App("Vault") { _ in FixedCoordinator([]) }.storing(in: MemoryStore()).start().end()
        }

        func testNoneIsLeftWhileAHiddenLineIsAskedFor() async throws {
            var answers: [Bool] = []
            let note: @MainActor () async -> Void = { answers.append(self.leavesCoreFile) }
            let talk = try PlainTalk(
                [TextField("Name"), SecureField("Code")],
                .after("1", note), .after("An", note), .after("2", note), .after("", note),
                .after("q", note))
            await talk.run()
            XCTAssertEqual(answers, [true, true, true, false, true])
        }
    }
#endif
