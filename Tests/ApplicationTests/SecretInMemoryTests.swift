#if os(Linux)
    import Glibc
    import ScreenSupport
    import WaylineApplication
    import WaylineInterface
    import XCTest

    /// No core file is left while the process has a secret in its memory.
    @MainActor
    final class SecretInMemoryTests: XCTestCase {
        private typealias ProcessControl = @convention(c) (Int32, UInt, UInt, UInt, UInt) -> Int32

        /// The function `prctl`, which Swift does not import; 3 is PR_GET_DUMPABLE, and 4
        /// PR_SET_DUMPABLE.
        private static let control = dlsym(nil, "prctl").map {
            unsafeBitCast($0, to: ProcessControl.self)
        }

        private var leavesCoreFile: Bool { Self.control?(3, 0, 0, 0, 0) == 1 }

        private func allowCoreFile(_ isAllowed: Bool) {
            _ = Self.control?(4, isAllowed ? 1 : 0, 0, 0, 0)
        }

        /// An app has been started before.
        override func setUp() async throws {
            try App("Vault") { _ in FixedCoordinator([]) }.storing(in: MemoryStore()).start().end()
        }

        func testACoreFileIsLeftOnlyWhileNoSecureFieldHasAText() async {
            XCTAssertTrue(leavesCoreFile)
            let (code, repeated) = (SecureField("Code"), SecureField("Repeat code"))
            code.type("1234")
            XCTAssertFalse(leavesCoreFile)
            repeated.text = "12"
            code.type("")
            XCTAssertFalse(leavesCoreFile)
            repeated.text = ""
            XCTAssertTrue(leavesCoreFile)
        }

        func testAFieldThatIsReleasedHasNoTextAnyMore() async {
            var code: SecureField? = SecureField("Code")
            code?.type("1234")
            XCTAssertFalse(leavesCoreFile)
            code = nil
            XCTAssertTrue(leavesCoreFile)
        }

        func testATextThatIsNotSecretChangesNothing() async {
            let name = TextField("Name")
            name.type("An")
            XCTAssertTrue(leavesCoreFile)
        }

        func testNoneIsLeftIfTheUserHasForbiddenIt() async {
            allowCoreFile(false)
            defer { allowCoreFile(true) }
            let code = SecureField("Code")
            code.type("1234")
            code.type("")
            XCTAssertFalse(leavesCoreFile)
        }
    }
#endif
