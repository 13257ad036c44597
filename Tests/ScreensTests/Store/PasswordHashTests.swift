import XCTest

@testable import Screens

final class PasswordHashTests: XCTestCase {
    func testAHashMatchesItsSecretAlone() throws {
        let hash = try PasswordHash(of: "sen hong 2025", cost: .low)
        XCTAssertTrue(try hash.matches("sen hong 2025"))
        for other in ["", "sen hong 2024", "Sen hong 2025", "sen hong 2025 ", "sen hong 2025\u{0}"]
        {
            XCTAssertFalse(try hash.matches(other), other)
        }
    }

    func testTheSameSecretHasOtherHashes() throws {
        let hashes = try (0..<10).map { _ in try PasswordHash(of: "sen", cost: .low) }
        XCTAssertEqual(Set(hashes).count, 10)
    }

    func testAHashIsYescryptOfTheCostThatIsAskedFor() throws {
        XCTAssertTrue(try PasswordHash(of: "sen", cost: .standard).text.hasPrefix("$y$j9T$"))
        XCTAssertTrue(try PasswordHash(of: "sen", cost: .low).text.hasPrefix("$y$j75$"))
    }

    func testNothingMatchesADummy() throws {
        let dummy = try PasswordHash.dummy(cost: .low)
        for secret in ["", dummy.text, "sen hong 2025"] {
            XCTAssertFalse(try dummy.matches(secret))
        }
    }

    func testADummyIsAsMuchWorkAsAHash() throws {
        let hash = try PasswordHash(of: "sen", cost: .standard)
        let dummy = try PasswordHash.dummy(cost: .standard)
        let parts = { (text: String) in text.split(separator: "$").prefix(2) }
        XCTAssertEqual(parts(hash.text), parts(dummy.text))
        XCTAssertEqual(try dummy.fingerprint(of: "").split(separator: "$").count, 4)
    }

    func testAPasswordTooLongToHashDoesNotMatch() throws {
        let long = String(repeating: "a", count: 600)
        let hash = try PasswordHash(of: String(long.prefix(511)), cost: .low)
        XCTAssertTrue(try hash.matches(String(long.prefix(511))))
        XCTAssertFalse(try hash.matches(long))
    }

    func testAFingerprintIsTheSameForTheSameText() throws {
        let salt = try PasswordHash.dummy(cost: .low)
        XCTAssertEqual(try salt.fingerprint(of: "a"), try salt.fingerprint(of: "a"))
        XCTAssertNotEqual(try salt.fingerprint(of: "a"), try salt.fingerprint(of: "b"))
    }

    func testAnInvalidHashIsAnError() {
        XCTAssertThrowsError(try PasswordHash(text: "*0").matches("sen")) {
            XCTAssertEqual($0 as? StoreError, .noHashing(reason: "Invalid argument"))
        }
    }

    func testTooLittleMemoryIsNotTakenForAMissingLibrary() throws {
        XCTAssertEqual(
            try Probe(arguments: ["hash"]).lines(), ["\(StoreError.noMemory)"])
    }
}
