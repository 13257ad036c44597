import Foundation
import WaylineRouting
import XCTest

final class SecretTests: XCTestCase {
    private struct Login: Codable, Equatable {
        var email = ""
        @Secret var password = ""
    }

    private let login = Login(email: "a", password: "hunter2")

    func testNoWayOfPrintingShowsTheValue() {
        var printed = ""
        dump(login, to: &printed)
        dump(Secret(["hunter2"]), to: &printed)
        printed += "\(login) \(String(reflecting: login)) \(Secret("hunter2")) "
        printed += String(reflecting: Secret("hunter2")) + "\([Secret<String?>("hunter2")])"
        XCTAssertFalse(printed.contains("hunter2"), printed)
        XCTAssertEqual("\(Secret(1)) \(String(reflecting: Secret(1)))", "••• •••")
    }

    func testSecretsAreEqualByValue() {
        XCTAssertEqual(Secret("a"), Secret("a"))
        XCTAssertNotEqual(Secret("a"), Secret("b"))
        XCTAssertEqual(Set([Secret(1), Secret(1), Secret(2)]).count, 2)
    }

    func testASecretArrivesAtTheScreen() throws {
        let parameters = RouteParameters(login)
        XCTAssertEqual(parameters, ["email": "a", "password": .secret("hunter2")])
        XCTAssertEqual(try parameters.decode(Login.self, for: "login"), login)
    }

    func testASecretFieldTakesAPlainValueToo() throws {
        let parameters: RouteParameters = ["email": "a", "password": "hunter2"]
        XCTAssertEqual(try parameters.decode(Login.self, for: "login"), login)
    }

    func testASecretThatACallerLeftOutIsMissing() {
        for parameters in [["email": "a"], ["email": "a", "password": nil]] as [RouteParameters] {
            XCTAssertThrowsError(try parameters.decode(Login.self, for: "login"))
        }
    }

    func testASecretIsNotSavedAndComesBackBlank() throws {
        let bytes = try Snapshot(login).bytes()
        XCTAssertTrue(String(decoding: bytes, as: UTF8.self).contains(#""content":{"email":"a"},"#))
        XCTAssertEqual(try Snapshot(bytes: bytes).decode(Login.self), Login(email: "a"))
    }

    func testBlankIsEmptyOrNilAndNothingElse() throws {
        struct Several: Codable, Equatable {
            var list = Secret([1])
            var optional = Secret<Int?>(1)
            var nested: Secret<String>? = Secret("a")
            var each = [Secret("a")]
        }
        let blank = Several(
            list: Secret([]), optional: Secret(nil), nested: nil, each: [Secret("")])
        let bytes = try Snapshot(Several()).bytes()
        XCTAssertEqual(try Snapshot(bytes: bytes).decode(Several.self), blank)
        let number = try Snapshot([Secret(1234)]).bytes()
        XCTAssertThrowsError(try Snapshot(bytes: number).decode([Secret<Int>].self))
    }

    func testAnyOtherEncoderWritesNil() throws {
        let saved = try JSONEncoder().encode(["password": Secret("hunter2")])
        XCTAssertEqual(String(decoding: saved, as: UTF8.self), #"{"password":null}"#)
        XCTAssertEqual(
            try JSONDecoder().decode([String: Secret<String>].self, from: saved)["password"],
            Secret(""))
        XCTAssertEqual(
            try JSONDecoder().decode([Secret<String>].self, from: Data(#"["a"]"#.utf8)),
            [Secret("a")]
        )
    }

    func testNoErrorTellsASecret() {
        struct Pins: Decodable {
            struct Inner: Codable { var ranking: Photo.Ranking }
            var pin: Secret<Int>?
            var ranking: Secret<Photo.Ranking>?
            var inner: Secret<Inner>?
        }
        let wrong: [RouteParameters] = [
            ["pin": "hunter2"], ["pin": .secret("hunter2")], ["ranking": .secret("hunter2")],
            ["ranking": "hunter2"], ["inner": .secret(["ranking": "hunter2"])],
            ["inner": ["ranking": "hunter2"]], ["inner": ["hunter2": 1]],
        ]
        for parameters in wrong {
            XCTAssertThrowsError(try parameters.decode(Pins.self, for: "pins")) {
                XCTAssertFalse("\($0)\(String(reflecting: $0))".contains("hunter2"), "\($0)")
            }
        }
        XCTAssertEqual(
            "\(RouteParameters(["pin": Secret(UInt64.max)]))",
            "'Dictionary<String, Secret<UInt64>>' cannot be passed to a screen: 'pin' is •••, and "
                + "integers go up to 9223372036854775807. Keep it as text.")
    }
}
