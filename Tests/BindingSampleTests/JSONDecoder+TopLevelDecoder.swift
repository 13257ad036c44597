import Binding
public import Foundation
public import WaylineStreams

extension JSONDecoder: TopLevelDecoder {}
