import Binding
public import Foundation
public import WaylineStreams

extension JSONDecoder: @retroactive TopLevelDecoder {}
