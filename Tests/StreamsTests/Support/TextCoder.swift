import Binding
import WaylineStreams

/// Writes values as their descriptions, and reads whole numbers.
struct TextCoder: TopLevelEncoder, TopLevelDecoder {
    func encode<T: Encodable>(_ value: T) throws -> String { "\(value)" }

    func decode<T: Decodable>(_ type: T.Type, from input: String) throws -> T {
        guard let value = Int(input) as? T else { throw TestFailure.broken }
        return value
    }
}
