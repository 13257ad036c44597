import Foundation

/// A place with the fields that a navigation state has, saved and read by Foundation's coders.
struct PlaceByHand: Codable {
    struct Step: Codable {
        var route: String
        var parameters: Parameters
    }

    struct Parameters: Codable {
        var id: Int
        var title: String
    }

    struct Entry: Codable {
        var id: Int
        var destination: Step
    }

    struct Flow: Codable {
        var id = 0
        var kind = "root"
        var destination = Step(route: "change-password", parameters: Parameters(id: 0, title: ""))
        var stack: [Entry]
    }

    var root: Flow
    var revision = 1
    var next = 0

    init(count: Int) {
        root = Flow(
            stack: (0..<count).map {
                let parameters = Parameters(id: $0, title: "Page \($0)")
                return Entry(id: $0 + 1, destination: Step(route: "home", parameters: parameters))
            })
        next = count + 1
    }

    func saved() -> Data {
        do {
            return try JSONEncoder().encode(self)
        } catch {
            preconditionFailure("\(error)")
        }
    }

    static func read(_ data: Data) -> PlaceByHand {
        do {
            return try JSONDecoder().decode(PlaceByHand.self, from: data)
        } catch {
            preconditionFailure("\(error)")
        }
    }
}
