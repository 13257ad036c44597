import Foundation
import SampleSupport
import ServiceContract
import TestSupport
import XCTest

@testable import Screens

final class DamageTests: XCTestCase {
    func testAFileThatIsNotADatabaseIsLeftAsItIs() async throws {
        let samples: [(Data, String)] = [
            (Data(), "it is empty"), (Data("none".utf8), "file is not a database"),
            (Data(repeating: 0xAB, count: 9000), "file is not a database"),
        ]
        for (bytes, reason) in samples {
            let home = try await filled()
            try bytes.write(to: home.folder.database)
            await assertStorage(
                .damaged(path: home.folder.database.path, reason: reason), home.services())
            XCTAssertEqual(try Data(contentsOf: home.folder.database), bytes)
        }
    }

    func testATruncatedDatabaseIsDamagedAndLeftAsItIs() async throws {
        let home = try await filled()
        let whole = try Data(contentsOf: home.folder.database)
        for length in stride(from: 1, to: whole.count, by: 8192 + 777) {
            try remake(home, whole.prefix(length))
            let error = await storageError(home.services())
            guard case .damaged = error else { return XCTFail("\(length): \(error as Any)") }
            XCTAssertEqual(try Data(contentsOf: home.folder.database), whole.prefix(length))
        }
    }

    func testDamageAnywhereIsReportedOrHarmless() async throws {
        var random = SplitMix.printed()
        let home = try await filled()
        let whole = try Data(contentsOf: home.folder.database)
        for _ in 0..<TestSize.count(15, all: 100) {
            var bytes = whole
            for _ in 0..<Int.random(in: 1...64, using: &random) {
                bytes[Int.random(in: bytes.indices, using: &random)] = .random(
                    in: 0...255, using: &random)
            }
            try remake(home, bytes)
            await use(home.services())
        }
    }

    func testADatabaseOfANewerVersionIsReportedAndNotChanged() async throws {
        let home = try await filled()
        try await Store(
            folder: home.folder.data, schema: Schema(Array(repeating: [], count: 99))
        ) { _ in }.open()
        let before = try Data(contentsOf: home.folder.database)
        await assertStorage(
            .newer(path: home.folder.database.path, version: 99, known: 2), home.services())
        XCTAssertEqual(try Data(contentsOf: home.folder.database), before)
    }

    private func filled() async throws -> EmbeddedHome {
        let home = try EmbeddedHome()
        _ = try await home.services().accounts.currentSession()
        return home
    }

    private func remake(_ home: EmbeddedHome, _ bytes: Data) throws {
        for name in try home.folder.files().keys {
            try FileManager.default.removeItem(at: home.folder.file(name))
        }
        try bytes.write(to: home.folder.database)
    }

    /// Uses the services. With any damage, they throw only typed errors.
    private func use(_ services: Services) async {
        do {
            _ = try await services.accounts.logIn(
                email: Sample.valid.email, password: Sample.valid.password)
            _ = try await services.articles.mostPopular(by: .viewed, over: .month)
            _ = try await services.profiles.friends(of: 1)
        } catch {
            XCTAssertTrue(error is any ServiceError, "\(error)")
        }
    }
}
